# frozen_string_literal: true

require 'json'
require 'net/http'
require 'openssl'

# Asks mosparo whether a submitted form is genuine. Every answer but a clear yes raises NotVerified.
class Mosparo
  NotVerified = Class.new(StandardError)

  PATH = '/api/v1/verification/verify'

  def initialize(host, public_key, private_key, timeout: 5)
    @host = host
    @public_key = public_key
    @private_key = private_key
    @timeout = timeout
  end

  # form: name => list of values; fields: name attributes of all fields that mosparo checks.
  def verify(form, fields, metadata: nil)
    submit_token = form['_mosparo_submitToken']&.first.to_s
    validation_token = form['_mosparo_validationToken']&.first.to_s
    raise NotVerified, 'The tokens of mosparo are missing.' if submit_token.empty? || validation_token.empty?

    data = self.class.prepare(form, fields)
    signed = sign(data, submit_token, validation_token, metadata: metadata)
    answer = post(signed[:requestData], signed[:authorizationHeader])
    raise NotVerified, "mosparo: #{answer['errorMessage']}" if answer['error']
    raise NotVerified, "Not valid: #{answer['issues']}" unless answer['valid'] == true
    unless OpenSSL.secure_compare(signed[:verificationSignature], answer['verificationSignature'].to_s)
      raise NotVerified, 'The answer has a wrong signature.'
    end

    verified = answer['verifiedFields'].to_h
    missing = data.keys.find { |name| verified[name] != 'valid' }
    raise NotVerified, "The field #{missing} was not verified." if missing
  end

  # The fields by name: texts as the visitor typed them, lists for names that end in [].
  def self.prepare(form, fields)
    pairs = fields.map do |field|
      # Browsers post line breaks as CR LF, but the box has checked LF. Nothing else may change.
      values = form.fetch(field, []).map { |value| value.gsub("\r\n", "\n") }
      field.end_with?('[]') ? [field[0..-3], values] : [field, values.size > 1 ? values : values.first.to_s]
    end
    pairs.sort_by { |name, _| name.b }.to_h
  end

  # The text that mosparo signs: compact, pure ASCII, with \/ and with {} for [].
  def self.canonical_json(value)
    JSON.generate(value, ascii_only: true).gsub('/', '\\/').gsub('[]', '{}')
  end

  # Every intermediate value of a signed request.
  def sign(data, submit_token, validation_token, metadata: nil)
    form_data = data.transform_values { |value| value.is_a?(Array) ? value.map { |item| sha256(item) } : sha256(value) }
    form_json = self.class.canonical_json(form_data)
    form_signature = hmac(form_json)
    validation_signature = hmac(validation_token)
    request_data = {
      submitToken: submit_token,
      validationSignature: validation_signature,
      formSignature: form_signature,
      formData: form_data,
      metadata: metadata
    }.compact
    request_json = self.class.canonical_json(request_data)
    request_signature = hmac(PATH + request_json)
    {
      preparedFormData: data,
      formData: form_data,
      formDataJson: form_json,
      formSignature: form_signature,
      validationSignature: validation_signature,
      verificationSignature: hmac(validation_signature + form_signature),
      requestData: request_data,
      requestJson: request_json,
      signedString: PATH + request_json,
      requestSignature: request_signature,
      authorizationHeader: "Basic #{["#{@public_key}:#{request_signature}"].pack('m0')}"
    }
  end

  private

  def sha256(text)
    OpenSSL::Digest.hexdigest('SHA256', text)
  end

  def hmac(message)
    OpenSSL::HMAC.hexdigest('SHA256', @private_key, message)
  end

  def post(request_data, authorization)
    uri = URI(@host + PATH)
    headers = {
      'Content-Type' => 'application/json',
      'Accept' => 'application/json',
      'Authorization' => authorization
    }
    options = { use_ssl: uri.scheme == 'https', open_timeout: @timeout, read_timeout: @timeout }
    response = Net::HTTP.start(uri.host, uri.port, **options) do |http|
      http.post(uri.path, JSON.generate(request_data), headers)
    end
    raise NotVerified, "mosparo answered #{response.code}: #{response.body}" unless response.code == '200'

    JSON.parse(response.body)
  rescue SystemCallError, SocketError, Timeout::Error, OpenSSL::SSL::SSLError, JSON::ParserError
    raise NotVerified, 'mosparo cannot be reached.'
  end
end

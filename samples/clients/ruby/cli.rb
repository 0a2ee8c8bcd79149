# frozen_string_literal: true

require 'uri'
# region:handler
require_relative 'mosparo'

MOSPARO = Mosparo.new(ENV['MOSPARO_HOST'], ENV['MOSPARO_PUBLIC_KEY'], ENV['MOSPARO_PRIVATE_KEY'])

# Rails and Rack build nested structures from the names, so read the body itself:
#   form = URI.decode_www_form(request.raw_post).group_by(&:first).transform_values { |pairs| pairs.map(&:last) }
def handle_contact(form)
  begin
    # 1. Verify the raw values, once.
    MOSPARO.verify(form, %w[name emailAddress message])
  rescue Mosparo::NotVerified => e
    warn e.message
    return [403, 'Your message could not be verified. Please send it again.']
  end

  # 2. Only now clean and validate them.
  name = form.fetch('name', ['']).first.strip
  email = form.fetch('emailAddress', ['']).first.strip
  return [422, 'Please enter your name and your email address.'] if name.empty? || !email.include?('@')

  # 3. Process the message: send it, store it.
  [200, 'Thank you for your message.']
end
# endregion:handler

def read_form(body)
  URI.decode_www_form(body).group_by(&:first).transform_values { |pairs| pairs.map(&:last) }
end

def client_of(given)
  Mosparo.new(given['host'], given['publicKey'], given['privateKey'])
end

def sign(given)
  form = given['form'].transform_values { |value| Array(value) }
  client_of(given).sign(
    Mosparo.prepare(form, given['fields']),
    form['_mosparo_submitToken'].first,
    form['_mosparo_validationToken'].first,
    metadata: given['metadata']
  )
end

def verify(given)
  client_of(given).verify(read_form(given['body']), given['fields'])
  'accepted'
rescue Mosparo::NotVerified => e
  "refused: #{e.message}"
end

# A task in each line of the standard input, its result in a line of the standard output, both JSON.
$stdout.sync = true
$stdin.each_line do |line|
  given = JSON.parse(line)
  result =
    case given['task']
    when 'sign' then sign(given)
    when 'verify' then verify(given)
    when 'contact' then handle_contact(read_form(given['body'])).join(' ')
    end
  puts JSON.generate(result)
end

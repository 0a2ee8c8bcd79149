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

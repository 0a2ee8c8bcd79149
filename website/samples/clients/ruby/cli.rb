# frozen_string_literal: true

require 'uri'
require_relative 'contact'

def read_form(body)
  URI.decode_www_form(body).group_by(&:first).transform_values { |pairs| pairs.map(&:last) }
end

def verify(given)
  client = Mosparo.new(given['host'], given['publicKey'], given['privateKey'])
  client.verify(read_form(given['body']), given['fields'], metadata: given['metadata'])
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
    when 'verify' then verify(given)
    when 'contact' then handle_contact(read_form(given['body'])).join(' ')
    end
  puts JSON.generate(result)
end

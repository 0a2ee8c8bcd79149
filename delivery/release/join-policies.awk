# Usage: awk -v root=FOLDER -f join-policies.awk NEW/release.conf PREVIOUS/release.conf
# The release.conf for the moment of a switch, when pages of both releases are served:
# the new one, whose policy also allows what the previous one allowed.

function add(policy, parts, words, count, name, i, j) {
  count = split(policy, parts, /; */)
  for (i = 1; i <= count; i++) {
    split(parts[i], words, " ")
    name = words[1]
    if (!(name in sources)) directives[++total] = name
    for (j = 2; j in words; j++)
      if (index(sources[name] " ", " " words[j] " ") == 0) sources[name] = sources[name] " " words[j]
  }
}

# Sorted, so that the same sources always give the same text. 'none' counts only alone.
function listed(text, words, count, word, result, i, j) {
  count = split(text, words, " ")
  for (i = 2; i <= count; i++) {
    word = words[i]
    for (j = i - 1; j > 0 && words[j] > word; j--) words[j + 1] = words[j]
    words[j + 1] = word
  }
  for (i = 1; i <= count; i++)
    if (count == 1 || words[i] != "'none'") result = result " " words[i]
  return result
}

/^add_header Content-Security-Policy / { split($0, quoted, "\""); add(quoted[2]); next }
FNR != NR { next }
/^root / { print "root " root ";"; next }
{ print }

END {
  for (i = 1; i <= total; i++)
    joined = joined (i > 1 ? "; " : "") directives[i] listed(sources[directives[i]])
  print "add_header Content-Security-Policy \"" joined "\" always;"
}

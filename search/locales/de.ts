export const german: Record<string, string> = {
  'search.label': 'Dokumentation durchsuchen',
  'search.button': 'Suchen',
  'search.placeholder': 'Suchen',
  'search.clear': 'Leeren',
  'search.submit': 'Absenden',
  'search.cancel': 'Abbrechen',
  'search.loading': 'Die Suche wird geladen …',
  'search.results': 'Suchergebnisse',
  'search.count': 'Ein Ergebnis|{count} Ergebnisse',
  'search.noResults': 'Keine Ergebnisse für „{query}“',
  'search.noResultsHelp':
    'Versuchen Sie es mit weniger oder anderen Wörtern oder mit einem Teil der Fehlermeldung.',
  'search.didYouMean': 'Meinten Sie',
  'search.recent': 'Letzte Suchen',
  'search.clearRecent': 'Letzte Suchen löschen',
  'search.start':
    'Seiten, Einstellungen, Umgebungsvariablen, Fehlermeldungen: Tippen Sie, was Sie suchen.',
  'search.keyOpen': 'öffnen',
  'search.keyMove': 'auswählen',
  'search.keyClose': 'schließen',
  'search.slash': 'Taste / öffnet die Suche',
};

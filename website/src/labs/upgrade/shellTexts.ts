/** Texts on the page before the lab is loaded. */
export const shellTexts = {
  en: {
    name: 'Upgrade path',
    offer:
      'Choose what you have and what you want to get the stops in order, with requirements, changes and known problems.',
    privacy: 'Runs in your browser. The address of the page contains your choices.',
  },
  de: {
    name: 'Upgrade-Pfad',
    offer:
      'Wählen Sie, was Sie haben und was Sie wollen, und Sie erhalten die Zwischenstopps in der richtigen Reihenfolge, mit Voraussetzungen, Änderungen und bekannten Problemen.',
    privacy: 'Läuft in Ihrem Browser. Die Adresse der Seite enthält Ihre Auswahl.',
  },
} as const;

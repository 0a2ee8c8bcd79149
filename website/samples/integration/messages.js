new mosparo(
  'mosparo-box',
  'https://mosparo.example.com',
  'YOUR_PROJECT_UUID',
  'YOUR_PUBLIC_KEY',
  {
    loadCssResource: true,
    language: 'de',
    customMessages: {
      de: {
        label: 'Mein Text wird auf Spam geprüft und 7 Tage lang verschlüsselt gespeichert.',
        errorSpamDetected: 'Diese Nachricht sieht nach Spam aus. Bitte rufen Sie uns an.',
      },
    },
  },
);

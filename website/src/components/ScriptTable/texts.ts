/** Captions and column names of the tables, by language. */
export const texts = {
  en: {
    arguments: {
      caption: 'Arguments of new mosparo(…), in this order',
      columns: ['Argument', 'Type', 'Meaning'],
    },
    options: {
      caption: 'Options of the fifth argument',
      columns: ['Option', 'Type', 'Default', 'Meaning'],
    },
    callbacks: {
      caption: 'Callbacks of the fifth argument; all are null by default',
      columns: ['Callback', 'Signature', 'When and what for'],
    },
    events: {
      caption: 'Events (CustomEvent)',
      columns: ['Event', 'Sent to', 'When'],
    },
    methods: {
      caption: 'Methods and properties of the object',
      columns: ['Name', 'Signature', 'Effect'],
    },
  },
  de: {
    arguments: {
      caption: 'Argumente von new mosparo(…), in dieser Reihenfolge',
      columns: ['Argument', 'Typ', 'Bedeutung'],
    },
    options: {
      caption: 'Optionen des fünften Arguments',
      columns: ['Option', 'Typ', 'Standard', 'Bedeutung'],
    },
    callbacks: {
      caption: 'Callbacks des fünften Arguments; alle sind standardmäßig null',
      columns: ['Callback', 'Signatur', 'Wann und wozu'],
    },
    events: {
      caption: 'Ereignisse (CustomEvent)',
      columns: ['Ereignis', 'Ziel', 'Wann'],
    },
    methods: {
      caption: 'Methoden und Eigenschaften des Objekts',
      columns: ['Name', 'Signatur', 'Wirkung'],
    },
  },
} as const;

new mosparo(
  'mosparo-box',
  'https://mosparo.example.com',
  'YOUR_PROJECT_UUID',
  'YOUR_PUBLIC_KEY',
  {
    loadCssResource: true,
    // The editor keeps its text elsewhere: write it into the textarea before mosparo reads the fields.
    onBeforeGetFormData: (form) => {
      form.elements.message.value = document.querySelector('.editor').innerHTML;
    },
  },
);

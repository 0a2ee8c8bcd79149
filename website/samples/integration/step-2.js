// Pages in between. Your server has put the submit token that came with the
// first step into the page: <form data-submit-token="…">.
new mosparo(
  'mosparo-box',
  'https://mosparo.example.com',
  'YOUR_PROJECT_UUID',
  'YOUR_PUBLIC_KEY',
  {
    loadCssResource: true,
    isMultiStepForm: true,
    submitToken: document.querySelector('form').dataset.submitToken,
  },
);

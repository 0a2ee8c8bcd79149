// Page of the last step: here the visitor sees the box, and everything is checked.
new mosparo(
  'mosparo-box',
  'https://mosparo.example.com',
  'YOUR_PROJECT_UUID',
  'YOUR_PUBLIC_KEY',
  {
    loadCssResource: true,
    isMultiStepForm: true,
    isLastStep: true,
    submitToken: document.querySelector('form').dataset.submitToken,
  },
);

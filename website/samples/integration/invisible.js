const form = document.getElementById('order-form');
let pressed = null;

// Several buttons: remember which one was used, because mosparo would always click the first.
form.addEventListener('click', (event) => {
  pressed = event.target.closest('button[type="submit"]') ?? pressed;
});

new mosparo(
  'mosparo-box',
  'https://mosparo.example.com',
  'YOUR_PROJECT_UUID',
  'YOUR_PUBLIC_KEY',
  {
    loadCssResource: true,
    doSubmitFormInvisible: () => form.requestSubmit(pressed),
  },
);

const form = document.getElementById('contact-form');
const status = document.createElement('p');
status.setAttribute('role', 'status');
form.append(status);

const box = new mosparo(
  'mosparo-box',
  'https://mosparo.example.com',
  'YOUR_PROJECT_UUID',
  'YOUR_PUBLIC_KEY',
  {loadCssResource: true},
);

let isSending = false;

// Add your own listener after "new mosparo": the listener of the box has to run
// first, because it stops the form when the checked data is not the sent data.
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  // A second click would send the same token again, which works only once.
  if (isSending) return;
  isSending = true;
  const body = new URLSearchParams(new FormData(form));
  const response = await fetch(form.action, {method: 'POST', body}).catch(() => undefined);
  isSending = false;
  if (response?.ok) {
    status.textContent = 'Thank you for your message.';
    form.reset();
  } else {
    status.textContent = 'Your message was not sent. Please check it and tick the box again.';
    // The submit token is used up, but what the visitor typed stays in the form.
    box.resetState();
    box.requestSubmitToken();
  }
});

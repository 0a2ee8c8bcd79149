// A small client of the frontend API: token, proof of work, check.
// Runs in browsers and in Node.js 20 or later.

const encoder = new TextEncoder();

async function post(host, endpoint, data) {
  // Form fields and no headers but this one: a browser then needs no preflight request.
  const response = await fetch(`${host}/api/v1/frontend/${endpoint}`, {
    method: 'POST',
    // Without it Node.js sends "*", which mosparo 1.5.4 answers with status 500.
    headers: {'Accept-Language': globalThis.navigator?.language ?? 'en'},
    body: new URLSearchParams(data),
  });
  const answer = await response.json();
  if (!response.ok || answer.error) {
    throw new Error(answer.errorMessage ?? `Status ${response.status}`);
  }
  if (answer.type === 'lockout') throw new Error(`Locked out until ${answer.until}`);
  return answer;
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Ask for a token. page: {title, url} of the page with the form. */
export async function requestToken(host, publicKey, page) {
  const answer = await post(host, 'request-submit-token', {
    publicKey,
    pageTitle: page.title,
    pageUrl: page.url,
  });
  if (answer.type !== 'delay') return answer;
  await pause(answer.forSeconds + 1);
  return requestToken(host, publicKey, page);
}

/**
 * Check the form. fields: a list of {name, value, fieldPath}.
 * Send the result with the form as _mosparo_validationToken; null means: refused.
 */
export async function checkForm(host, publicKey, token, fields) {
  const data = {
    publicKey,
    submitToken: token.submitToken,
    formData: JSON.stringify({fields, ignoredFields: []}),
  };
  if (token.proofOfWorkResult) {
    data.proofOfWorkNumber = await solveProofOfWork(
      token.submitToken,
      token.proofOfWorkResult,
      token.proofOfWorkMaxNumber,
    );
  }
  const answer = await post(host, 'check-form-data', data);
  if (typeof answer.valid !== 'boolean') throw new Error('The form was not checked.');
  return answer.valid ? answer.validationToken : null;
}

/** Find the number of the proof of work. */
export async function solveProofOfWork(submitToken, result, maxNumber) {
  for (let number = 1; number <= maxNumber; number++) {
    if ((await sha256(submitToken + number)) === result) return number;
  }
  throw new Error('There is no number for this proof of work.');
}

async function sha256(text) {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

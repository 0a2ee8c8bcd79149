// A small client of the frontend API: token, proof of work, check.
// Runs in browsers and in Node.js 18 or later.

const encoder = new TextEncoder();

async function post(host, endpoint, data) {
  // Form fields and no own headers: a browser then needs no preflight request.
  const response = await fetch(`${host}/api/v1/frontend/${endpoint}`, {
    method: 'POST',
    body: new URLSearchParams(data),
  });
  const answer = await response.json();
  if (!response.ok || answer.error) {
    throw new Error(answer.errorMessage ?? `Status ${response.status}`);
  }
  return answer;
}

// region:proof-of-work
async function sha256(text) {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function solveProofOfWork(submitToken, result, maxNumber) {
  for (let number = 0; number <= maxNumber; number++) {
    if ((await sha256(submitToken + number)) === result) return number;
  }
  throw new Error('There is no number for this proof of work.');
}
// endregion:proof-of-work

// region:token
export async function requestToken(host, publicKey, page) {
  const answer = await post(host, 'request-submit-token', {
    publicKey,
    pageTitle: page.title,
    pageUrl: page.url,
  });
  if (answer.type === 'delay') {
    await new Promise((resolve) => setTimeout(resolve, (answer.forSeconds + 1) * 1000));
    return requestToken(host, publicKey, page);
  }
  return answer;
}
// endregion:token

// region:check
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
  if (answer.type === 'lockout') {
    throw new Error(`Locked out until ${answer.until}`);
  }
  // Send this with the form as _mosparo_validationToken; null means: refused.
  return answer.valid ? answer.validationToken : null;
}
// endregion:check

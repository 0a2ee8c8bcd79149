// Prints the statistic since a day. Needs Node.js 18 or later.
import {createHmac} from 'node:crypto';

const host = process.env.MOSPARO_HOST ?? 'https://mosparo.example.com';
const publicKey = process.env.MOSPARO_PUBLIC_KEY ?? 'YOUR_PUBLIC_KEY';
const privateKey = process.env.MOSPARO_PRIVATE_KEY ?? 'YOUR_PRIVATE_KEY';

const path = '/api/v1/statistic/by-date';
const query = {startDate: process.argv[2] ?? '2026-03-01'};

const signature = createHmac('sha256', privateKey)
  .update(path + JSON.stringify(query))
  .digest('hex');

const response = await fetch(`${host}${path}?${new URLSearchParams(query)}`, {
  headers: {
    Authorization: `Basic ${Buffer.from(`${publicKey}:${signature}`).toString('base64')}`,
    Accept: 'application/json',
  },
  signal: AbortSignal.timeout(10_000),
});
const answer = await response.json();

// An error can come with status 200.
if (!response.ok || answer.error) {
  console.error(answer.errorMessage);
  process.exit(1);
}

for (const [day, numbers] of Object.entries(answer.data.numbersByDate)) {
  console.log(day, numbers.numberOfValidSubmissions, numbers.numberOfSpamSubmissions);
}

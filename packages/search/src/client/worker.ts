import {createService, type Question} from './service';

const ask = createService((answer) => postMessage(answer));

addEventListener('message', ({data}: MessageEvent<Question>) => ask(data));

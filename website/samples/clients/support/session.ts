import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';

/** What a client has to do; the end of each client's main file tells how. */
export interface Task {
  readonly task: 'verify' | 'contact';
  readonly [key: string]: unknown;
}

/** A start of Java on a busy machine takes some seconds. */
const patience = 25_000;

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  readonly results: AsyncIterator<string>;
  /** What the client wrote to its standard error. */
  complaints: string;
  /** The process has ended, and everything that it wrote is read. */
  readonly closed: Promise<unknown>;
}

/**
 * A client that does one task after the other, because starting a process for each takes most of the
 * time. Crashes and hangs are errors of their task only: the next one gets a new process.
 */
export class Session {
  private running: Running | undefined;

  constructor(
    private readonly command: readonly string[],
    private readonly env: NodeJS.ProcessEnv,
    private readonly cwd?: string,
  ) {}

  async start(): Promise<Running> {
    const [file = '', ...args] = this.command;
    const child = spawn(file, args, {env: this.env, cwd: this.cwd});
    const results = createInterface({input: child.stdout})[Symbol.asyncIterator]();
    const closed = new Promise((resolve) => child.once('close', resolve));
    const running = {child, results, closed, complaints: ''};
    child.stderr.on('data', (chunk) => (running.complaints += String(chunk)));
    // A client that has ended cannot read its task: `run` sees that there is no result.
    child.stdin.on('error', () => {});
    await once(child, 'spawn');
    this.running = running;
    return running;
  }

  async run(task: Task): Promise<unknown> {
    const running = this.running ?? (await this.start());
    const {child, results} = running;
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.stdin.write(`${JSON.stringify(task)}\n`);
    const {done, value} = await results.next();
    clearTimeout(timer);
    if (done) {
      await this.end();
      throw new Error(`The client ended without a result. ${running.complaints}`);
    }
    return JSON.parse(value);
  }

  async end(): Promise<void> {
    this.running?.child.kill('SIGKILL');
    await this.running?.closed;
    this.running = undefined;
  }
}

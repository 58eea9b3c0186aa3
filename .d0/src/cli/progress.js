import { Writable } from 'node:stream';
import yoctoSpinner from 'yocto-spinner';
/** Milliseconds of work that need no word. */
const SILENT_FOR = 1000;
const NO_PROGRESS = { stage: () => undefined, stop: () => undefined };
/** Says on standard error what is being done, on a terminal and once it takes over a second; elsewhere nothing. */
export function startProgress({ stderr, env }, now = Date.now) {
    const isForPeople = stderr.isTTY === true && env['CI'] === undefined && env['TERM'] !== 'dumb';
    if (!isForPeople || !(stderr instanceof Writable))
        return NO_PROGRESS;
    const spinner = yoctoSpinner({ stream: stderr });
    const started = now();
    let current = '';
    const show = () => {
        if (spinner.isSpinning)
            spinner.text = current;
        else
            spinner.start(current);
    };
    // The analysis is synchronous: a timer fires only between its stages, so each stage looks at the clock as well.
    const timer = setTimeout(show, SILENT_FOR);
    timer.unref();
    return {
        stage(name) {
            current = name;
            if (now() - started >= SILENT_FOR)
                show();
        },
        stop() {
            clearTimeout(timer);
            spinner.stop();
        },
    };
}

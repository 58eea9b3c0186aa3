import { stampOf } from '../workspace/read-file.js';
import { Session } from './session.js';
/** A session holds the texts of its code base; an editor with many folders must not keep them all. */
const MOST_SESSIONS = 8;
const sessions = new Map();
/** The session of a root: one per process, least recently used ones forgotten. `undefined` when the folder is gone. */
export function sessionOf(root) {
    const known = sessions.get(root);
    sessions.delete(root);
    if (stampOf(root) === undefined)
        return undefined;
    const session = known ?? new Session(root);
    sessions.set(root, session);
    if (sessions.size > MOST_SESSIONS)
        sessions.delete(sessions.keys().next().value ?? '');
    return session;
}

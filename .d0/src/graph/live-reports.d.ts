import type { Inquiry } from './question.js';
import type { SecondSurface } from './second-surface.js';
/** Reports on what a model was given that list the tools of the servers anew, while the request was sent with a choice of them. */
export declare function liveReports({ graph, sinks }: Inquiry): SecondSurface[];

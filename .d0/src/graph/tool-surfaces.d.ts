import type { Question } from './question.js';
import type { SecondSurface } from './second-surface.js';
export declare const secondSurfaces: Question<SecondSurface>;

/** What shows a model where no stub can: addresses of services, and the chains of members their clients are used by. */
/** The address of an interface that infers. */
export const MODEL_ADDRESS = /\b(?:api\.openai\.com|api\.anthropic\.com|generativelanguage\.googleapis\.com|openrouter\.ai\/api|api\.mistral\.ai|api\.groq\.com|api\.cohere\.(?:ai|com)|localhost:11434|127\.0\.0\.1:11434)\b/;
/** `client.chat.completions.create`: the members by which the client of a model is asked, whatever is known about the client. */
export const MODEL_CHAIN = /(?:chat\.completions\.(?:create|parse|stream)|(?:anthropic|claude)\w*\.(?:beta\.)?messages\.(?:create|stream)|openai\w*\.responses\.(?:create|parse|stream)|models\.generateContent(?:Stream)?|(?:model|genai|gemini)\w*\.generateContent(?:Stream)?)$/i;
/** Members that ask the host's model by way of the protocol. */
export const SAMPLING_MEMBERS = new Set(['createMessage', 'requestSampling', 'samplingRequest']);

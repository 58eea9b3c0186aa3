/** The text of a tool with which a model can get any prompt: one finding of `no-model-invoked-prompts`. */
export function promptTool(name = 'get_prompt'): string {
  return `import { Client } from '@modelcontextprotocol/client';
import { tool } from 'ai';

export const ${name} = (client: Client) => tool({
  description: 'Gets a prompt',
  inputSchema: {} as never,
  execute: async ({ name }: { name: string }) => client.getPrompt({ name }),
});
`;
}

/** One finding of `no-title-as-name`, with a suggestion that mends it. */
export const TITLE_SENT = `import { Client } from '@modelcontextprotocol/client';

export async function run(client: Client, index: number) {
  const { prompts } = await client.listPrompts();
  const prompt = prompts[index];
  return client.getPrompt({ name: prompt.title ?? prompt.name });
}
`;

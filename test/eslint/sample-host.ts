/** A host whose tool `briefing` fetches a prompt: the finding lies in `agent`, the request in `hub`. */
export const HUB = `import { Client } from '@modelcontextprotocol/client';

class Hub {
  constructor() {
    this.client = new Client({ name: 'desk', version: '1.0.0' });
  }

  async briefing(name) {
    const { messages } = await this.client.getPrompt({ name });
    return JSON.stringify(messages);
  }

  async weather(place) {
    return JSON.stringify(await this.client.callTool({ name: 'weather', arguments: { place } }));
  }
}

export default new Hub();
`;

/** The finding is on line 8. */
export const AGENT = `import { tool } from 'ai';
import hub from './hub.js';

export const tools = {
  briefing: tool({
    description: 'Briefs the crew',
    inputSchema: {},
    execute: async ({ topic }) => hub.briefing(topic),
  }),
};
`;

/** The same tool without a prompt. */
export const HARMLESS_AGENT = AGENT.replace('hub.briefing(topic)', 'hub.weather(topic)');

export const HOST = { 'package.json': '{ "name": "desk" }', 'src/hub.js': HUB, 'src/agent.js': AGENT, 'src/other.js': 'export const one = 1;\n' };

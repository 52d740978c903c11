/** The template that Convocore exports for an agent with a second node and a tool. */
export const convocoreExport = {
  agentTemplate: {
    name: 'Hotel desk - Exported',
    agentData: {
      title: 'Hotel desk',
      description: 'Rooms and breakfast',
      agentPlatform: 'vg',
      enableNodes: true,
      customThemeJSONString: '{"themeType":"light","primary":"#8A2BE2","autogenTheme":true}',
      vg_initMessages: ['Good evening! How may I help?'],
      SECRET_API_KEY: 'vg_0123456789abcdef',
      tabs: [
        {
          key: 'home',
          homeSpecific: { buttons: [{ key: 'askQuestion', iceBreakers: ['Is breakfast included?'] }] },
        },
      ],
      nodes: [
        {
          id: '__start__',
          type: 'start',
          name: 'Start',
          instructions: 'You are the desk of a hotel. Look rooms up with {{tool:t1}}.',
          llmConfig: { modelId: 'claude-haiku-4-5-20251001', temperature: 0.2, maxTokens: 2048 },
        },
        {
          id: 'n2',
          type: 'default',
          name: 'Complaints',
          description: 'the guest complains',
          instructions: 'Apologise and offer a call.',
        },
      ],
    },
    tools: [{ id: 't1', name: 'find_room', serverUrl: 'https://rooms.example.com', method: 'GET' }],
    variables: [],
    workspaceId: 'workspace_1',
  },
}

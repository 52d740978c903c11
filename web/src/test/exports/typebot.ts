const words = (text: string) => ({ richText: [{ type: 'p', children: [{ text }] }] })

/** An export of Typebot 6: a menu of two choices, a question for an email address, a script and a request. */
export const typebotExport = {
  version: '6.1',
  id: 'bot0000001',
  name: 'Harbour office',
  events: [{ id: 'ev1', type: 'start', outgoingEdgeId: 'ed0', graphCoordinates: { x: 0, y: 0 } }],
  groups: [
    {
      id: 'menu',
      title: 'Menu',
      graphCoordinates: { x: 10, y: 10 },
      blocks: [
        { id: 'b1', type: 'text', content: words('Welcome to the harbour.') },
        {
          id: 'b2',
          type: 'choice input',
          items: [
            { id: 'i1', outgoingEdgeId: 'ed1', content: 'When are you open?' },
            { id: 'i2', outgoingEdgeId: 'ed2', content: 'Rent a berth' },
          ],
        },
      ],
    },
    {
      id: 'hours',
      title: 'Hours',
      blocks: [{ id: 'b3', type: 'text', content: words('From eight to six, every day.') }],
    },
    {
      id: 'berth',
      title: 'Berth',
      blocks: [
        { id: 'b4', type: 'text', content: words('Which email may we write to?') },
        { id: 'b5', type: 'email input', outgoingEdgeId: 'ed3', options: { variableId: 'v1' } },
      ],
    },
    {
      id: 'send',
      title: 'Send',
      blocks: [
        { id: 'b6', type: 'Script', options: { content: 'fetch("https://evil.example")' } },
        {
          id: 'b7',
          type: 'Webhook',
          options: {
            webhook: {
              url: 'https://hooks.example.com/berth',
              headers: [{ key: 'Authorization', value: 'Bearer 0123456789abcdef0123' }],
            },
          },
        },
        { id: 'b8', type: 'text', content: words('Thank you, we will write to {{Email}}.') },
      ],
    },
  ],
  edges: [
    { id: 'ed0', from: { eventId: 'ev1' }, to: { groupId: 'menu' } },
    { id: 'ed1', from: { blockId: 'b2', itemId: 'i1' }, to: { groupId: 'hours' } },
    { id: 'ed2', from: { blockId: 'b2', itemId: 'i2' }, to: { groupId: 'berth' } },
    { id: 'ed3', from: { blockId: 'b5' }, to: { groupId: 'send' } },
  ],
  variables: [{ id: 'v1', name: 'Email' }],
  theme: { chat: { buttons: { backgroundColor: '#0F766E' } } },
  settings: {},
}

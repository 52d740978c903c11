/** Servers whose functions agents use. */
export const texts = {
  servers: 'MCP servers',
  serversHint:
    'Adds tools from a Model Context Protocol server over HTTP. Each is off until you turn it on, and turns off again if its server changes it.',
  newServer: 'New MCP server',
  editServer: 'Edit MCP server',
  server: 'Server',
  serverHint: 'When you save, we ask the server what it offers. Nothing is run.',
  name: 'Name',
  address: 'URL',
  connect: 'Connect',
  save: 'Save',
  serverSaved: 'Server saved',
  changedMeanwhile: 'Someone else changed this server in the meantime, or it now offers something else.',
  takeTheirs: 'Show the saved version',
  keepMine: 'Keep mine',
  serversNotLoaded: 'The servers could not be loaded.',
  deleteServer: 'Delete MCP server',
  deleteServerText:
    '“{name}” will be deleted for good. Agents continue without its tools, and a flow that uses one can’t be published until you remove it there.',
  serverDeleted: 'Server deleted',
  functionsOn: '{on, number} of {all, number} tools on',
  lookedAt: 'checked {ago}',
  functionsChanged:
    '{count, plural, one {# tool changed on its server and is off} other {# tools changed on their server and are off}}',
  functionChanged: 'Changed since it was turned on. Review it before you turn it on again.',
  functionsOfServer: 'Tools',
  functionsOfServerHint: 'Read each description before you turn it on. Agents are given these words.',
  noFunctions: 'This server offers no tools.',
  functionsLeftOut:
    '{count, plural, one {# more tool is} other {# more tools are}} left out: the limit is 40.',
  effectOf: 'Effect of {name}',
  effect_read: 'Looks something up',
  effect_change: 'Changes something',
  askFirst: 'Ask the visitor to confirm',
  noServers: 'No MCP servers yet',
} as const

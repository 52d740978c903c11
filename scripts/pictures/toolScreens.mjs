import { press } from './actions.mjs'

/** The tools of agents, and the connections that they sign in with. */
export const toolScreens = [
  { name: 'functions', path: '{app}/integrations' },
  { name: 'function-new', path: '{app}/integrations', open: press('New tool') },
  { name: 'mcp-server-new', path: '{app}/integrations', open: press('New MCP server') },
  { name: 'credentials', path: '{app}/credentials' },
  { name: 'credential-new', path: '{app}/credentials', open: press('New credential') },
  { name: 'model-key-new', path: '{app}/credentials', open: press('New key') },
  { name: 'calendars', path: '{app}/calendars' },
  { name: 'calendar-new', path: '{app}/calendars', open: press('New calendar') },
  { name: 'agent-tools', path: '{agent}/tools' },
]

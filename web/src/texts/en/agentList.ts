export const texts = {
  draft: 'Draft',
  live: 'Live',
  changesNotPublished: 'Changes not published',
  newAgent: 'New Agent',
  name: 'Name',
  upgradeForMore: 'Upgrade for more',
  agents: 'Agents',
  searchAgents: 'Search agents',
  makeYourFirstAgent: 'Make your first agent',
  firstAgentHint:
    'An agent answers your visitors from what you teach it. Start from a template, give it your documents, and try it before anybody sees it.',
  state: 'State',
  changed: 'Changed',
  noDescriptionYet: 'No description yet',
  roomTaken: '{count, number} of {most, plural, one {# agent} other {# agents}}',
  agentsNotLoaded: 'Your agents could not be loaded',
  brokenAgent: 'Agent {id} cannot be shown: what is stored of it is not complete.',
} as const

export const texts = {
  title: 'Export everything',
  lead: 'A ZIP file with the agents and their knowledge, conversations, leads, clients, credit, purchases and reports. Files that visitors sent are not included.',
  exportNow: 'Export organization',
  stop: 'Stop',
  exportingAgent:
    'Agent {number, number} of {agents, number}: {name}, {conversations, plural, one {# conversation} other {# conversations}}',
  exported: 'Organization exported.',
  notExported: 'The organization was not exported. {reason}',
} as const

/** The English refusals about exported, transferred and themed agents; see `refusalTexts.ts`. */
export const texts = {
  importNotTemplate: 'This file isn’t an agent template. Choose a .json file that was exported here.',
  importIsNewer: 'This file comes from a newer version than this one can read.',
  importTooDeep: 'This file is nested more deeply than an agent template can be.',
  importTooMany: 'This file holds more entries than an agent template can have.',
  importForbiddenName: 'This file uses a name that isn’t allowed: {name}',
  importTooManyNodes: 'This file has {count, number} nodes. A flow has at most {most, number}.',
  importStdioTool: 'The tool “{name}” starts a program and can’t be imported.',
  importToolWrong: 'The tool “{name}” can’t be used as it is in this file.',
  importFieldWrong: 'Invalid value in the file: {field}',
  importGone: 'The uploaded file is no longer here. Choose it again.',
  importKnowledgeTooMuch: 'Your plan has no room for the knowledge in this file. Import it without.',
  tooManyImports: 'You have imported {most, number} files within an hour. Try again later.',
  ownerTransfersAgents: 'You can move an agent only between workspaces that you own.',
  agentIsMoving: 'This agent is still being moved. Please try again in a few minutes.',
  agentIsThere: 'This agent is in that workspace already.',
  tooManyThemes: 'This workspace has {most, number} themes and can have no more. Delete one first.',
} as const satisfies Record<string, string>

/** The English refusals about exported, transferred and themed agents; see `refusalTexts.ts`. */
export const texts = {
  importNotTemplate: 'This file is no agent template.',
  importIsNewer: 'This file comes from a newer version than this one can read.',
  importTooDeep: 'This file is nested more deeply than an agent template can be.',
  importTooMany: 'This file holds more entries than an agent template can have.',
  importForbiddenName: 'This file uses a name that nothing may have here: {name}',
  importTooManyNodes: 'This file has {count, number} nodes. A flow has at most {most, number}.',
  importStdioTool: 'The tool “{name}” would start a program on a computer of ours. That is never taken.',
  importToolWrong: 'The tool “{name}” cannot be used as it is in this file.',
  importFieldWrong: 'This part of the file holds something that it cannot hold: {field}',
  importGone: 'The uploaded file is not here any more. Please choose it again.',
  importKnowledgeTooMuch: 'Your plan has no room for the knowledge in this file. Import it without.',
  tooManyImports: 'You have imported {most, number} files within an hour. Please wait a while.',
  ownerTransfersAgents: 'Only somebody who owns both workspaces moves an agent.',
  agentIsMoving: 'This agent is still being moved. Please try again in a few minutes.',
  agentIsThere: 'This agent is in that workspace already.',
  tooManyThemes: 'This workspace has {most, number} themes and can have no more. Delete one first.',
} as const satisfies Record<string, string>

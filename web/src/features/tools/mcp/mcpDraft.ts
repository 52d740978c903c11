import type { McpChoice, McpFunction, McpServer, McpServerDraft } from '@parley/functions/shared/tools/mcp'

/** A server as its form begins with it. */
export function draftOf(server: McpServer | undefined): McpServerDraft {
  if (!server) return { name: '', address: '', credentialId: '', functions: [] }
  const { name, address, credentialId, functions } = server
  return { name, address, credentialId, functions: functions.map(choiceOf) }
}

/**
 * What was chosen for the functions of a server, now that it is another one: a function that is not what it
 * was when it was chosen is as the server has it, since nobody has read its new words.
 */
export function keepChoices(chosen: readonly McpChoice[], before: McpServer, now: McpServer): McpChoice[] {
  return now.functions.map((one) => {
    const was = before.functions.find(({ name }) => name === one.name)
    const choice = chosen.find(({ name }) => name === one.name)
    return choice && was?.hash === one.hash ? choice : choiceOf(one)
  })
}

function choiceOf({ name, isOn, effect, confirm }: McpFunction): McpChoice {
  return { name, isOn, effect, confirm }
}

import type { McpChoice, McpFunction, McpServer, McpServerDraft } from '@parley/functions/shared/tools/mcp'

/** Returns a server as its form's initial values. */
export function draftOf(server: McpServer | undefined): McpServerDraft {
  if (!server) return { name: '', address: '', credentialId: '', functions: [] }
  const { name, address, credentialId, functions } = server
  return { name, address, credentialId, functions: functions.map(choiceOf) }
}

/**
 * Returns the choices for a changed server's functions: a function that has changed is reset to the server's
 * default, because its new description is unread.
 */
export function carryOverChoices(
  chosen: readonly McpChoice[],
  before: McpServer,
  now: McpServer,
): McpChoice[] {
  return now.functions.map((one) => {
    const was = before.functions.find(({ name }) => name === one.name)
    const choice = chosen.find(({ name }) => name === one.name)
    return choice && was?.hash === one.hash ? choice : choiceOf(one)
  })
}

function choiceOf({ name, isOn, effect, confirm }: McpFunction): McpChoice {
  return { name, isOn, effect, confirm }
}

import { deleteCredential } from '../../../domain/chat/tools/credentials/deleteCredential.ts'
import { deleteMcpServer, saveMcpServer } from '../../../domain/chat/mcp/saveMcpServer.ts'
import { deleteTool } from '../../../domain/chat/tools/deleteTool.ts'
import {
  replaceCredentialSecret,
  saveCredential,
} from '../../../domain/chat/tools/credentials/saveCredential.ts'
import { saveTool } from '../../../domain/chat/tools/saveTool.ts'
import { testTool } from '../../../domain/chat/tools/testTool.ts'
import { workspacesCallables } from '../../../shared/callables/workspaces.ts'
import { currentInstance } from '../../context.ts'
import { secure } from '../../secure.ts'

/** Handlers for the tools, MCP servers and credentials of a workspace. */
export const toolHandlers = {
  saveTool: secure(workspacesCallables.saveTool, 'user', (caller, input) =>
    saveTool(currentInstance().ports, caller, input),
  ),
  deleteTool: secure(workspacesCallables.deleteTool, 'user', deleteTool),
  testTool: secure(workspacesCallables.testTool, 'user', (caller, input) =>
    testTool(currentInstance().ports, caller, input),
  ),
  saveMcpServer: secure(workspacesCallables.saveMcpServer, 'user', (caller, input) =>
    saveMcpServer(currentInstance().ports, caller, input),
  ),
  deleteMcpServer: secure(workspacesCallables.deleteMcpServer, 'user', deleteMcpServer),
  saveCredential: secure(workspacesCallables.saveCredential, 'user', (caller, input) =>
    saveCredential(currentInstance().ports, caller, input),
  ),
  replaceCredentialSecret: secure(workspacesCallables.replaceCredentialSecret, 'user', (caller, input) =>
    replaceCredentialSecret(currentInstance().ports, caller, input),
  ),
  deleteCredential: secure(workspacesCallables.deleteCredential, 'user', deleteCredential),
}

import {
  readEventEndpoint,
  readEventKey,
  saveEventSettings,
  sendEventAgain,
  sendTestEvent,
} from '../../../domain/workspaces/events/eventSettings.ts'
import { workspacesCallables } from '../../../shared/callables/workspaces.ts'
import { currentInstance } from '../../context.ts'
import { secure } from '../../secure.ts'

/** Handlers for the events that a workspace sends to its endpoint. */
export const eventHandlers = {
  saveEventSettings: secure(workspacesCallables.saveEventSettings, 'user', (caller, input) =>
    saveEventSettings(currentInstance(), caller, input),
  ),
  readEventEndpoint: secure(workspacesCallables.readEventEndpoint, 'user', readEventEndpoint),
  readEventKey: secure(workspacesCallables.readEventKey, 'user', (caller, input) =>
    readEventKey(
      { ports: currentInstance().ports, signing: currentInstance().config.signing },
      caller,
      input,
    ),
  ),
  sendTestEvent: secure(workspacesCallables.sendTestEvent, 'user', (caller, input) =>
    sendTestEvent(
      { ports: currentInstance().ports, signing: currentInstance().config.signing },
      caller,
      input,
    ),
  ),
  sendEventAgain: secure(workspacesCallables.sendEventAgain, 'user', (caller, input) =>
    sendEventAgain(currentInstance(), caller, input),
  ),
}

import { connectOwnApp } from '../../domain/chat/channels/whatsapp/connecting/connectOwnApp.ts'
import {
  connectWhatsappNumber,
  getWhatsappNumbers,
} from '../../domain/chat/channels/whatsapp/connecting/connectWhatsapp.ts'
import { disconnectWhatsapp } from '../../domain/chat/channels/whatsapp/connecting/disconnectWhatsapp.ts'
import { getDetailsOfWhatsappNumber } from '../../domain/chat/channels/whatsapp/getDetailsOfWhatsappNumber.ts'
import { sendTestMessage } from '../../domain/chat/channels/whatsapp/sendTestMessage.ts'
import { createTemplate, readTemplates, sendTemplate } from '../../domain/chat/channels/whatsapp/templates.ts'
import { whatsappCallables } from '../../shared/callables/whatsapp.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'
import { whatsappNeeds } from '../channels/whatsappNeeds.ts'

/** The handlers of WhatsApp procedures. */
export const whatsapp = {
  getWhatsappNumbers: secure(whatsappCallables.getWhatsappNumbers, 'user', (caller, input) =>
    getWhatsappNumbers(whatsappNeeds(), caller, input),
  ),
  connectWhatsappNumber: secure(whatsappCallables.connectWhatsappNumber, 'user', (caller, input) =>
    connectWhatsappNumber(whatsappNeeds(), caller, input),
  ),
  saveWhatsappChannel: secure(whatsappCallables.saveWhatsappChannel, 'user', (caller, input) =>
    connectOwnApp(whatsappNeeds(), caller, input),
  ),
  removeWhatsappNumber: secure(whatsappCallables.removeWhatsappNumber, 'user', (caller, input) =>
    disconnectWhatsapp(currentInstance().ports, caller, input),
  ),
  getDetailsOfWhatsappNumber: secure(whatsappCallables.getDetailsOfWhatsappNumber, 'user', (caller, input) =>
    getDetailsOfWhatsappNumber(currentInstance().ports, caller, input),
  ),
  sendWhatsappTest: secure(whatsappCallables.sendWhatsappTest, 'user', (caller, input) =>
    sendTestMessage(currentInstance().ports, caller, input),
  ),
  readWhatsappTemplates: secure(whatsappCallables.readWhatsappTemplates, 'user', (caller, input) =>
    readTemplates(currentInstance().ports, caller, input),
  ),
  createTemplate: secure(whatsappCallables.createTemplate, 'user', (caller, input) =>
    createTemplate(currentInstance().ports, caller, input),
  ),
  sendWhatsappTemplate: secure(whatsappCallables.sendWhatsappTemplate, 'user', (caller, input) =>
    sendTemplate(currentInstance(), caller, input),
  ),
}

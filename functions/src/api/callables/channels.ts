import { connectDiscord, readDiscordInvite } from '../../domain/chat/channels/discord/connectDiscord.ts'
import { disconnectDiscord } from '../../domain/chat/channels/discord/disconnectDiscord.ts'
import { saveGoogleBusiness } from '../../domain/chat/channels/google/saveGoogleBusiness.ts'
import { sendDiscordTest } from '../../domain/chat/channels/discord/sendDiscordTest.ts'
import { readChannelOffer } from '../../domain/chat/channels/accounts/readChannelOffer.ts'
import { connectTelegram } from '../../domain/chat/channels/telegram/connectTelegram.ts'
import { disconnectTelegram } from '../../domain/chat/channels/telegram/disconnectTelegram.ts'
import { connectMetaPage } from '../../domain/chat/channels/meta/connectMetaPage.ts'
import { listMetaPages } from '../../domain/chat/channels/meta/logins/listMetaPages.ts'
import { readReplyWindow } from '../../domain/chat/channels/meta/readReplyWindow.ts'
import { removeMetaPage } from '../../domain/chat/channels/meta/removeMetaPage.ts'
import { readTestRecipients } from '../../domain/chat/channels/testMessages/readTestRecipients.ts'
import { sendChannelTest } from '../../domain/chat/channels/testMessages/sendChannelTest.ts'
import { finishMetaLogin, startMetaLogin } from '../../domain/chat/channels/meta/logins/metaLogins.ts'
import { channelsCallables } from '../../shared/callables/channels.ts'
import { whatsapp } from './whatsapp.ts'
import { callableGroup } from '../callableGroup.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

export const channels = callableGroup('channels', {
  readChannelOffer: secure(channelsCallables.readChannelOffer, 'user', (caller, input) =>
    readChannelOffer(currentInstance().ports, caller, input),
  ),
  connectTelegram: secure(channelsCallables.connectTelegram, 'user', (caller, input) => {
    const { ports, signing, config } = currentInstance()
    return connectTelegram({ ports, signing, apiUrls: config.apiUrls }, caller, input)
  }),
  disconnectTelegram: secure(channelsCallables.disconnectTelegram, 'user', (caller, input) =>
    disconnectTelegram(currentInstance().ports, caller, input),
  ),
  readDiscordInvite: secure(channelsCallables.readDiscordInvite, 'user', (caller, input) =>
    readDiscordInvite(currentInstance().ports, caller, input),
  ),
  connectDiscord: secure(channelsCallables.connectDiscord, 'user', (caller, input) =>
    connectDiscord(currentInstance().ports, caller, input),
  ),
  disconnectDiscord: secure(channelsCallables.disconnectDiscord, 'user', (caller, input) =>
    disconnectDiscord(currentInstance().ports, caller, input),
  ),
  sendDiscordTest: secure(channelsCallables.sendDiscordTest, 'user', (caller, input) =>
    sendDiscordTest(currentInstance().ports, caller, input),
  ),
  readTestRecipients: secure(channelsCallables.readTestRecipients, 'user', (caller, input) =>
    readTestRecipients(currentInstance().ports, caller, input),
  ),
  sendChannelTest: secure(channelsCallables.sendChannelTest, 'user', (caller, input) =>
    sendChannelTest(currentInstance().ports, caller, input),
  ),
  saveGoogleBusiness: secure(
    channelsCallables.saveGoogleBusiness,
    'user',
    (caller, { clientEmail, privateKey, ...ref }) =>
      saveGoogleBusiness(currentInstance().ports, caller, ref, { clientEmail, privateKey }),
  ),
  startMetaLogin: secure(channelsCallables.startMetaLogin, 'user', (caller, input) =>
    startMetaLogin(currentInstance().ports, caller, input),
  ),
  exchangeMetaToken: secure(channelsCallables.exchangeMetaToken, 'user', async (caller, input) => {
    const { loginId } = await finishMetaLogin(currentInstance().ports, caller, input)
    return { loginId }
  }),
  listMetaPages: secure(channelsCallables.listMetaPages, 'user', (caller, input) =>
    listMetaPages(currentInstance().ports, caller, input),
  ),
  connectMetaPage: secure(channelsCallables.connectMetaPage, 'user', (caller, input) =>
    connectMetaPage(currentInstance().ports, caller, input),
  ),
  removeMetaPage: secure(channelsCallables.removeMetaPage, 'user', (caller, input) =>
    removeMetaPage(currentInstance().ports, caller, input),
  ),
  readReplyWindow: secure(channelsCallables.readReplyWindow, 'user', (caller, input) =>
    readReplyWindow(currentInstance().ports, caller, input),
  ),
  ...whatsapp,
})

import type { texts as english } from '../en/keyNotices.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  changedKeys: 'Chaves renovadas ou mostradas',
  changedKeysHint:
    'Se não esperava alguma delas, crie uma nova chave e escolha uma nova senha: isso termina todas as outras sessões.',
  secretRenewed: '{who} criou um novo segredo para chamadas de cobrança.',
  agentKeyRenewed: '{who} criou uma nova chave secreta para {agent}.',
  eventKeyRenewed: '{who} criou uma nova chave de assinatura para os eventos.',
  eventKeyShown: '{who} consultou a chave de assinatura dos eventos.',
  projectKeyReplaced: '{who} substituiu a chave Voiceflow de {agent}.',
  iKnow: 'Tenho conhecimento',
  noted: 'Anotado.',
  keysChanged:
    '{count, plural, one {# chave foi renovada ou mostrada.} other {# chaves foram renovadas ou mostradas.}}',
  lookAtThem: 'Ver',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/signUp.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Pedir acesso',
  lead: '<b>{name}</b> decide quem entra. Saberá por e-mail.',
  name: 'O seu nome',
  company: 'Empresa',
  message: 'Mensagem',
  messageHint: 'Opcional. O que precisa ou quem conhece aqui.',
  missing: 'Preencha este campo.',
  send: 'Continuar',
  haveAccount: 'Tem conta? <link>Entrar</link>',
  codeSent: 'Enviamos um código para <b>{email}</b>. Funciona durante meia hora.',
  code: 'Código',
  codeMissing: 'Digite os seis dígitos do código.',
  confirm: 'Enviar pedido',
  back: 'Voltar',
  sent: 'O seu pedido foi enviado',
  sentHint: '<b>{name}</b> responde por e-mail para <b>{email}</b>.',
  toSignIn: 'Ir para o login',
} satisfies Translation<typeof english>

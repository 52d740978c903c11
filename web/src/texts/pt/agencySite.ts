import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Ainda não há nada aqui',
  nobodyHereHint: 'Este endereço não está em uso. Se for novo, tente novamente daqui a alguns minutos.',
  signIn: 'Entrar',
  enterEmailAndPassword: 'Digite seu e-mail e sua senha.',
  emailLoginCode: 'Receber um código por e-mail',
  codeSent: 'Enviamos um código para <b>{email}</b>. Ele vale uma vez, por dez minutos.',
  loginCode: 'Código de acesso',
  codeMissing: 'Digite os seis dígitos do código.',
  resendCode: 'Reenviar o código',
  cancel: 'Cancelar',
  signingIn: 'Entrando…',
  signedInAlready: 'Você já entrou',
  signedInAlreadyHint: 'O link entra na própria conta, no lugar da que está aberta aqui.',
  staySignedIn: 'Continuar nesta conta',
  signInWithLink: 'Entrar com o link',
  noAccount: 'Ainda não tem conta? <link>Pedir acesso</link>',
  website: 'Site',
  support: 'Suporte',
  terms: 'Termos de Serviço',
  privacy: 'Política de Privacidade',
  gdpr: 'RGPD da UE',
  copyright: '© {year} <b>{name}</b>',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Entrar',
  email: 'E-mail',
  emailMissing: 'Introduza o seu e-mail.',
  password: 'Palavra-passe',
  passwordMissing: 'Introduza a sua palavra-passe.',
  showPassword: 'Mostrar o que se escreve',
  forgot: 'Esqueceu-se da palavra-passe?',
  submit: 'Entrar',
  newHere: 'Primeira vez aqui? <link>Criar uma conta</link>',
  google: 'Continuar com o Google',
  orByEmail: 'ou com e-mail',
  language: 'Idioma',
  notLoaded: 'Não foi possível carregar esta página',
  notLoadedHint: 'Verifique a ligação e carregue-a de novo.',
  loadAgain: 'Carregar de novo',
  sceneQuestion: 'Fazem entregas nas ilhas?',
  sceneAnswer:
    'Sim, duas vezes por semana: às terças e sextas. Os pedidos feitos antes do meio-dia saem no próprio dia.',
  sceneSource: 'Entregas.pdf, página 3 · 0,8 s · 1,2 créditos',
  sceneNext: 'Ótimo. E posso alterar o pedido depois?',
} satisfies Translation<typeof english>

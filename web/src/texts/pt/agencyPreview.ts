import type { texts as english } from '../en/agencyPreview.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  preview: 'Pré-visualização',
  showPreview: 'Mostrar pré-visualização',
  hidePreview: 'Ocultar pré-visualização',
  previewNote: 'O que escreve aparece aqui antes de ser guardado. O seu CSS vê-se no próprio painel.',
  page: 'Página',
  page_signIn: 'Login',
  page_dashboard: 'Painel',
  screen: 'Ecrã',
  screen_desktop: 'Computador',
  screen_phone: 'Celular',
  scheme: 'Cores',
  scheme_light: 'Claro',
  scheme_dark: 'Escuro',
  organisation: 'Companhia do Porto',
  agent: 'Atendimento',
  takeOver: 'Assumir',
  online: 'Responder eu aos visitantes',
  waits: 'Espera',
  visitor_one: 'Mara',
  visitor_two: 'Jonas',
  visitor_three: 'Amira',
  question_one: 'Posso falar com uma pessoa?',
  question_two: 'Abrem ao domingo?',
  question_three: 'Onde está o meu pedido?',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/agencyPreview.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  preview: 'Vista previa',
  showPreview: 'Mostrar vista previa',
  hidePreview: 'Ocultar vista previa',
  previewNote: 'Lo que escribes aparece aquí antes de guardarse. Tu propio CSS se ve en el panel mismo.',
  page: 'Página',
  page_signIn: 'Inicio de sesión',
  page_dashboard: 'Panel',
  screen: 'Pantalla',
  screen_desktop: 'Ordenador',
  screen_phone: 'Teléfono',
  scheme: 'Colores',
  scheme_light: 'Claro',
  scheme_dark: 'Oscuro',
  organisation: 'Compañía del Puerto',
  agent: 'Atención',
  takeOver: 'Tomar el relevo',
  online: 'Responder yo a los visitantes',
  waits: 'Espera',
  visitor_one: 'Mara',
  visitor_two: 'Jonas',
  visitor_three: 'Amira',
  question_one: '¿Puedo hablar con una persona?',
  question_two: '¿Abrís los domingos?',
  question_three: '¿Dónde está mi pedido?',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  scenePerson: 'Hola, soy Mara. Con gusto: ¿qué isla y cuántos?',
  sceneJoined: 'Mara se ha unido',
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  emailMissing: 'Escribe tu correo electrónico.',
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  showPassword: 'Mostrar lo que se escribe',
  forgot: '¿Has olvidado tu contraseña?',
  submit: 'Iniciar sesión',
  newHere: '¿Primera vez aquí? <link>Crear una cuenta</link>',
  google: 'Continuar con Google',
  orByEmail: 'o con correo electrónico',
  language: 'Idioma',
  notLoaded: 'No se ha podido cargar esta página',
  notLoadedHint: 'Comprueba tu conexión y vuelve a cargarla.',
  loadAgain: 'Volver a cargar',
  sceneQuestion: '¿Hacen envíos a las islas?',
  sceneAnswer:
    'Sí, dos veces por semana: martes y viernes. Los pedidos de antes del mediodía salen el mismo día.',
  sceneRestsOn: 'Se basa en',
  sceneSource: 'Entregas.pdf, página 3',
  sceneTime: 'Tiempo',
  sceneSeconds: '0,8 s',
  sceneCredits: 'Créditos',
  scenePaid: 'Pagado con su recarga del 3 de noviembre',
  sceneAmount: '1,2',
  sceneNext: '¿Puedo hablar con alguien de un pedido grande?',
} satisfies Translation<typeof english>

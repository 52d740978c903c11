import type { texts as english } from '../en/failures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  unauthenticated: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'permission-denied': 'No puedes hacer esto. Pregunta al propietario del espacio de trabajo.',
  'not-found': 'Esto ya no existe.',
  'invalid-argument': 'Algo en este formulario no es correcto.',
  'already-exists': 'Esto ya existe.',
  'failed-precondition': 'Ahora mismo no es posible.',
  'resource-exhausted': 'Ha sido un poco demasiado rápido. Espera un minuto e inténtalo de nuevo.',
  'email-not-verified': 'Confirma primero tu correo electrónico.',
  'agent-limit-reached': 'En tu plan no cabe otro agente.',
  'knowledge-limit-reached': 'En tu plan no cabe más conocimiento.',
  'seat-limit-reached': 'Todas las plazas están ocupadas',
  'file-too-large': 'Este archivo es demasiado grande.',
  'file-type-not-allowed': 'Aquí no se aceptan archivos de este tipo.',
  'file-unreadable': 'No hemos podido leer este archivo.',
  'out-of-credits': 'A este espacio de trabajo no le quedan créditos.',
  unavailable: 'No podemos conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
  internal: 'Algo ha salido mal',
} satisfies Translation<typeof english>

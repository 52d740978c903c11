import type { texts as english } from '../en/security.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Seguridad',
  description: 'Dónde están tus datos, quién puede leerlos y qué los protege.',
  heading: 'Tus datos se quedan donde los pones',
  lead: 'En la Unión Europea o en los Estados Unidos. Lo eliges al registrarte: agentes, conversaciones, archivos y conocimiento se quedan en esa región.',
  gdpr: 'RGPD',
  features: 'Qué los protege',
  tenants: 'Espacios separados',
  tenantsText:
    'Cada documento pertenece a un espacio de trabajo. Las reglas de la base de datos niegan todo lo que no esté permitido expresamente, y las pruebas intentan cada combinación.',
  secrets: 'Secretos que nadie puede leer',
  secretsText:
    'Las claves y los tokens se cifran, cada uno con su propia clave. Se pueden sustituir, pero nunca volver a mostrar.',
  people: 'Personas confirmadas',
  peopleText:
    'Un espacio solo se abre con un correo confirmado, y una contraseña nueva termina todas las sesiones anteriores.',
  requests: 'Peticiones que no se desvían',
  requestsText:
    'Se llega a herramientas y sitios por una única salida vigilada, que rechaza redes privadas y limita tamaño y tiempo.',
  files: 'Archivos aparte',
  filesText: 'Los archivos subidos se leen en un proceso propio, con memoria y tiempo limitados.',
  ledger: 'El dinero, en un libro',
  ledgerText:
    'Cada cargo se anota una sola vez, se pierda o se repita lo que sea, y tiene un recibo que puedes comprobar.',
  training: '¿Entrenáis modelos con nuestros datos?',
  trainingText: 'No. Los mensajes se envían al modelo que eliges para responder, y para nada más.',
  kept: '¿Cuánto se guardan las conversaciones?',
  keptText: 'El tiempo que decidas para cada agente. Después se eliminan con sus archivos.',
  report: '¿Dónde informo de una vulnerabilidad?',
  reportText: 'Escríbenos; la dirección está en la página de contacto.',
} satisfies Translation<typeof english>

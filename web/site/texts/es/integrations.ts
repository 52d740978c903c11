import type { texts as english } from '../en/integrations.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Integraciones',
  description: 'Canales, modelos, funciones y calendarios con los que se pueden conectar los agentes.',
  lead: 'Todo lo de esta página funciona hoy. Si falta algo, una función HTTP suele resolverlo.',
  channels: 'Canales',
  website: 'Sitio web',
  websiteText:
    'Una línea de HTML: como botón, dentro de la página o a página completa. Con cualquier sistema que permita un script, como WordPress, Shopify, Webflow y Wix.',
  whatsapp: 'Números de tu cuenta de empresa, plantillas, notas de voz.',
  messenger: 'Páginas que gestionas, con respuestas de tu equipo en la app de Meta.',
  instagram: 'Mensajes a tu cuenta profesional.',
  telegram: 'Tu propio bot, con su token.',
  discord: 'Un bot para los canales de tu servidor.',
  models: 'Modelos',
  eitherKey: 'Con nuestra clave o con la tuya.',
  otherModels: 'Otros',
  otherModelsText: 'Cualquier servidor que entienda las «chat completions» de OpenAI.',
  systems: 'Tus sistemas',
  http: 'Funciones HTTP',
  httpText:
    'Llama a cualquier API: parámetros con tipo, credenciales cifradas y una prueba que muestra la petición real. Se puede pegar un comando cURL.',
  mcp: 'Servidores MCP',
  mcpText:
    'Usa las herramientas de servidores por HTTP. Una definición cambiada no se usa hasta que la hayas visto.',
  calendar: 'Calendario',
  calendarText: 'Citas con horarios, zonas horarias e invitaciones por correo.',
  events: 'Eventos del espacio de trabajo',
  eventsText: 'Webhooks firmados para clientes nuevos y eliminados, y para solicitudes de acceso.',
  agencies: 'Para agencias',
  domain: 'Tu dominio',
  domainText: 'El panel y el widget en tu propia dirección, con su certificado.',
  email: 'Tu correo',
  emailText: 'Correos a clientes desde tu dominio.',
  tabs: 'Tus páginas',
  tabsText: 'Pestañas propias dentro del panel del cliente.',
  closing: 'Conecta la primera',
  closingText: 'La mayoría lleva menos de cinco minutos.',
} satisfies Translation<typeof english>

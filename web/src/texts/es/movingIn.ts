import type { texts as english } from '../en/movingIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  movingIn: 'Agente desde otra plataforma',
  exportFile: 'Exportación de un agente',
  exportHint:
    'Voiceflow .vf · Typebot .json · Dify .yml · Convocore .json · Preguntas y respuestas .csv · Máximo {megabytes, number} MB',
  whereIsIt: 'Dónde encontrar el archivo',
  where_voiceflow: 'Voiceflow: exporta el proyecto como archivo .vf.',
  where_typebot: 'Typebot: abre el menú del editor y elige «Export flow».',
  where_dify: 'Dify: abre el menú de la aplicación y elige «Export DSL», sin secretos.',
  where_convocore: 'Convocore: exporta la plantilla del agente como JSON.',
  where_csv: 'CSV: una columna con preguntas y otra con respuestas.',
  staysHere:
    'Tu navegador lee el archivo. No se ejecuta nada de él ni se abre ninguno de sus enlaces. No se crea nada hasta que lo confirmes.',
  readingExport: 'Se está leyendo la exportación …',
  readAs: 'Reconocido como',
  table: 'Tabla de preguntas y respuestas',
  prompt: 'Prompt',
  greeting: 'Saludo',
  suggestedQuestions: 'Preguntas sugeridas',
  model: 'Modelo',
  formerQuestions: 'Preguntas anteriores',
  savedAsTests:
    '{count, plural, one {# pregunta se guarda como prueba para hacérsela al nuevo agente} other {# preguntas se guardan como pruebas para hacérselas al nuevo agente}}',
  notTaken: 'Lo que no se adopta, y por qué',
  allTaken: 'Se adopta todo lo que hay en el archivo.',
  named: '{reason} ({names})',
  moved: 'Agente importado. Hazle aquí las preguntas del agente anterior.',
  lost_secrets: 'Secretos eliminados: {count, number}. No se guardan en ninguna parte.',
  lost_tools:
    'Llamadas a otros servicios: {count, number}. Actuarían con tus accesos; vuelve a crearlas como herramientas.',
  lost_code: 'Código de programa: {count, number}. El código de un archivo nunca se ejecuta.',
  lost_media:
    'Imágenes, audio y vídeo: {count, number}. El archivo solo tiene enlaces, y los enlaces no se abren.',
  lost_inputs:
    'Preguntas especiales a los visitantes: {count, number}. Los archivos, los pagos y los valores capturados funcionan aquí de otra manera.',
  lost_variables: 'Variables: {count, number}. Solo la otra plataforma conoce sus valores.',
  lost_conditions: 'Condiciones: {count, number}. Dependen de valores que solo conoce la otra plataforma.',
  lost_connections:
    'Nodos a los que no lleva ningún camino: {count, number}. El archivo no dice cuándo siguen; conéctalos en el lienzo.',
  lost_steps: 'Pasos: {count, number}. Aquí no tienen equivalente.',
  lost_subflows:
    'Bucles y enlaces a otros flujos: {count, number}. No están en el archivo o no se pueden repetir aquí.',
  lost_files: 'Documentos: {count, number}. El archivo solo tiene sus nombres; súbelos en Conocimiento.',
  lost_collections:
    'Bases de conocimiento: {count, number}. Sus documentos no están en el archivo; súbelos en Conocimiento.',
  lost_sites: 'Enlaces a páginas: {count, number}. No son públicas, o hay demasiadas.',
  lost_channels: 'Canales: {count, number}. Vuelve a conectarlos en Canales.',
  lost_look: 'Imágenes y CSS. Se hicieron para otra ventana de chat.',
  lost_voice: 'Ajustes de voz. Se eligen de nuevo para este agente.',
  lost_settings: 'Ajustes: {count, number}. Aquí no tienen equivalente o están desactivados al principio.',
  lost_model: 'El modelo no se ofrece aquí, así que responde el modelo estándar.',
  lost_shortened: 'Textos acortados: {count, number}. Son más largos de lo que aquí admite un agente.',
  lost_tooMany: 'Partes por encima de nuestros límites: {count, number}.',
  lost_notChat: 'La aplicación no es un chat. Se adoptan sus prompts, y los visitantes hablan con ella.',
  lost_project: 'Por este agente respondía Voiceflow. Exporta el proyecto allí, o conéctalo con su clave.',
  lost_columns: 'Columnas: {count, number}. Solo se adoptan las preguntas y las respuestas.',
  lost_incompleteRows: 'Filas sin pregunta o sin respuesta: {count, number}.',
  lost_repeated: 'Preguntas repetidas: {count, number}. Vale la primera respuesta.',
  secret_apiKey: 'claves de API',
  secret_token: 'tokens de acceso',
  secret_password: 'contraseñas',
  secret_privateKey: 'claves privadas',
  unknownExport:
    'No es una exportación de Voiceflow, Typebot, Dify o Convocore, ni un CSV. Una plantilla exportada aquí se abre con «Desde un archivo».',
  exportTooLarge: 'Máximo {megabytes, number} MB, como YAML {yaml, number} MB',
  exportTooDeep:
    'Este archivo está anidado más profundamente de lo que puede estarlo la exportación de un agente.',
  exportTooMany: 'Este archivo tiene más entradas de las que puede tener la exportación de un agente.',
  exportUnreadable: 'Este archivo no se puede leer. Expórtalo de nuevo y no lo cambies.',
  exportTooSlow: 'Leer este archivo tarda demasiado.',
  exportEmpty:
    'Este archivo no tiene nada que un agente pueda usar aquí: ni prompt, ni textos, ni preguntas.',
  noPairs: 'En esta tabla no hay preguntas y respuestas. Necesita una columna para cada cosa.',
} satisfies Translation<typeof english>

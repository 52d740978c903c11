import type { texts as english } from '../en/movingIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  movingIn: 'Agente de outra plataforma',
  exportFile: 'Exportação de um agente',
  exportHint:
    'Voiceflow .vf · Typebot .json · Dify .yml · Convocore .json · Perguntas e respostas .csv · No máximo {megabytes, number} MB',
  whereIsIt: 'Onde encontrar o arquivo',
  where_voiceflow: 'Voiceflow: exporte o projeto como arquivo .vf.',
  where_typebot: 'Typebot: abra o menu do editor e escolha “Export flow”.',
  where_dify: 'Dify: abra o menu do aplicativo e escolha “Export DSL”, sem segredos.',
  where_convocore: 'Convocore: exporte o modelo do agente como JSON.',
  where_csv: 'CSV: uma coluna com perguntas e uma com respostas.',
  staysHere:
    'O seu navegador lê o arquivo. Nada nele é executado e nenhum dos seus links é aberto. Nada é criado antes da sua confirmação.',
  readingExport: 'A exportação está sendo lida …',
  readAs: 'Reconhecido como',
  table: 'Tabela de perguntas e respostas',
  prompt: 'Prompt',
  greeting: 'Saudação',
  suggestedQuestions: 'Perguntas sugeridas',
  model: 'Modelo',
  formerQuestions: 'Perguntas anteriores',
  savedAsTests:
    '{count, plural, one {# pergunta é salva como teste, para fazê-la ao novo agente} other {# perguntas são salvas como testes, para fazê-las ao novo agente}}',
  notTaken: 'O que não é adotado, e por quê',
  allTaken: 'Tudo o que está no arquivo é adotado.',
  named: '{reason} ({names})',
  moved: 'Agente importado. Faça a ele aqui as perguntas do agente anterior.',
  lost_secrets: 'Segredos removidos: {count, number}. Não são salvos em lugar nenhum.',
  lost_tools:
    'Chamadas a outros serviços: {count, number}. Agiriam com os seus acessos; crie-as de novo como ferramentas.',
  lost_code: 'Código de programa: {count, number}. O código de um arquivo nunca é executado.',
  lost_media: 'Imagens, áudio e vídeo: {count, number}. O arquivo só tem links, e os links não são abertos.',
  lost_inputs:
    'Perguntas especiais aos visitantes: {count, number}. Arquivos, pagamentos e valores capturados funcionam de outra forma aqui.',
  lost_variables: 'Variáveis: {count, number}. Só a outra plataforma conhece os seus valores.',
  lost_conditions: 'Condições: {count, number}. Dependem de valores que só a outra plataforma conhece.',
  lost_connections:
    'Nós a que nenhum caminho leva: {count, number}. O arquivo não diz quando eles seguem; conecte-os na tela.',
  lost_steps: 'Passos: {count, number}. Não têm equivalente aqui.',
  lost_subflows:
    'Laços e links para outros fluxos: {count, number}. Não estão no arquivo ou não podem ser repetidos aqui.',
  lost_files: 'Documentos: {count, number}. O arquivo só tem os seus nomes; envie-os em Conhecimento.',
  lost_collections:
    'Bases de conhecimento: {count, number}. Os seus documentos não estão no arquivo; envie-os em Conhecimento.',
  lost_sites: 'Links para páginas: {count, number}. Não são públicas, ou são muitas.',
  lost_channels: 'Canais: {count, number}. Conecte-os de novo em Canais.',
  lost_look: 'Imagens e CSS. Foram feitos para outra janela de chat.',
  lost_voice: 'Configurações de voz. São escolhidas de novo para este agente.',
  lost_settings: 'Configurações: {count, number}. Não têm equivalente aqui ou começam desligadas.',
  lost_model: 'O modelo não é oferecido aqui, por isso responde o modelo padrão.',
  lost_shortened: 'Textos encurtados: {count, number}. São mais longos do que um agente pode ter aqui.',
  lost_tooMany: 'Partes acima dos nossos limites: {count, number}.',
  lost_notChat: 'O aplicativo não é um chat. Os seus prompts são adotados, e os visitantes falam com ele.',
  lost_project:
    'O Voiceflow respondia por este agente. Exporte o projeto de lá, ou conecte-o com a sua chave.',
  lost_columns: 'Colunas: {count, number}. Só perguntas e respostas são adotadas.',
  lost_incompleteRows: 'Linhas sem pergunta ou sem resposta: {count, number}.',
  lost_repeated: 'Perguntas repetidas: {count, number}. Vale a primeira resposta.',
  secret_apiKey: 'chaves de API',
  secret_token: 'tokens de acesso',
  secret_password: 'senhas',
  secret_privateKey: 'chaves privadas',
  unknownExport:
    'Isto não é uma exportação do Voiceflow, Typebot, Dify ou Convocore, nem um CSV. Um modelo exportado aqui se abre com “De um arquivo”.',
  exportTooLarge: 'No máximo {megabytes, number} MB, como YAML {yaml, number} MB',
  exportTooDeep: 'Este arquivo está aninhado mais fundo do que a exportação de um agente pode estar.',
  exportTooMany: 'Este arquivo tem mais entradas do que a exportação de um agente pode ter.',
  exportUnreadable: 'Este arquivo não pode ser lido. Exporte-o de novo e não o altere.',
  exportTooSlow: 'A leitura deste arquivo demora demais.',
  exportEmpty:
    'Este arquivo não tem nada que um agente possa usar aqui: nem prompt, nem textos, nem perguntas.',
  noPairs: 'Não há perguntas e respostas nesta tabela. É preciso uma coluna para cada.',
} satisfies Translation<typeof english>

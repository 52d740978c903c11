/** The DSL of a Dify chatbot with one prompt. */
export const difyChatbot = `
app:
  description: Answers about the museum.
  icon: "🏛️"
  mode: chat
  name: Museum guide
kind: app
version: 0.3.1
model_config:
  agent_mode:
    enabled: true
    tools:
    - provider_name: weather
      tool_label: Weather
      tool_name: weather
  dataset_configs:
    datasets:
      datasets:
      - dataset:
          enabled: true
          id: 11111111-1111-4111-8111-111111111111
  file_upload:
    enabled: true
  model:
    completion_params:
      max_tokens: 700
      temperature: 0.3
    mode: chat
    name: gpt-4o-mini
    provider: langgenius/openai/openai
  opening_statement: Welcome to the museum!
  pre_prompt: |
    You are the guide of a museum.
    Be brief.
  prompt_type: simple
  suggested_questions:
  - When do you open?
  - Is there a lift?
  user_input_form:
  - text-input:
      label: Name
      variable: name
`

/** A chatflow whose classifier leads to a model and to a fixed answer. */
export const difyChatflow = `
app:
  mode: advanced-chat
  name: Town hall
kind: app
version: 0.3.1
workflow:
  conversation_variables: []
  environment_variables:
  - name: CITY_KEY
    value: sk-0123456789abcdef0123456789
    value_type: secret
  features:
    opening_statement: Good day, how can we help?
    suggested_questions:
    - Where do I get a passport?
    text_to_speech:
      enabled: true
  graph:
    edges:
    - {source: '1', sourceHandle: source, target: '2', targetHandle: target}
    - {source: '2', sourceHandle: source, target: '3', targetHandle: target}
    - {source: '3', sourceHandle: '1', target: '4', targetHandle: target}
    - {source: '3', sourceHandle: '2', target: '6', targetHandle: target}
    - {source: '4', sourceHandle: source, target: '5', targetHandle: target}
    nodes:
    - {id: '1', type: custom, data: {type: start, title: Start, variables: []}}
    - {id: '2', type: custom, data: {type: code, title: Tidy, code: "import os"}}
    - id: '3'
      type: custom
      data:
        type: question-classifier
        title: Topic
        classes:
        - {id: '1', name: Passports}
        - {id: '2', name: Opening hours}
    - id: '4'
      type: custom
      data:
        type: llm
        title: Passports
        model: {name: claude-haiku-4-5-20251001, completion_params: {temperature: 0.2}}
        prompt_template:
        - {role: system, text: "You know all about passports. {{#context#}}"}
    - {id: '5', type: custom, data: {type: answer, title: Answer, answer: "{{#4.text#}}"}}
    - {id: '6', type: custom, data: {type: answer, title: Hours, answer: We are open from nine to four.}}
`

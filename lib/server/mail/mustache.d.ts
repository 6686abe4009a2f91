declare module 'mustache' {
  const Mustache: { render: (template: string, view: object) => string };
  export default Mustache;
}

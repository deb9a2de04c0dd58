declare module "virtual:greed/en/*" {
  const messages: import("./messages.ts").Messages;
  export default messages;
}

declare module "virtual:greed/languages" {
  const languages: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly dir: "ltr" | "rtl";
        readonly load: () => Promise<{ readonly default: import("./messages.ts").Spoken }>;
      }
    >
  >;
  export default languages;
}
